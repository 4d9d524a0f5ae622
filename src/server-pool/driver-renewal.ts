/**
 * The renewal of a server's driver, which is the object that starts the server. A driver reads the configuration
 * once. If files change while no server runs, the next server needs a new driver: the configuration may have changed.
 */
export interface DriverRenewal {
  /** Records that the configuration on disk may have changed since the driver read it. */
  markOutdated(): void;
  /** Makes a new driver if the driver is outdated. Calls at the same time share the new driver. */
  renew(): Promise<void>;
}

/** @param make replaces the driver with a new one. */
export function driverRenewal(make: () => Promise<void>): DriverRenewal {
  let isOutdated = false;
  let renewing: Promise<void> | undefined;

  async function start(): Promise<void> {
    isOutdated = false;
    try {
      await make();
    } catch (error) {
      isOutdated = true;
      throw error;
    } finally {
      renewing = undefined;
    }
  }

  return {
    markOutdated() {
      isOutdated = true;
    },
    async renew() {
      if (isOutdated) renewing ??= start();
      await renewing;
    },
  };
}
