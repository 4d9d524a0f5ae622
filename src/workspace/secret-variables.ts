/** A runner's own variables, and those that hold secrets by their names or their owners. */
const RUNNERS = /^(?:ACTIONS_|GITHUB_|INPUT_)/u;
const SECRET =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|API_?KEY|_KEY$|_PAT$|^(?:ARM|AWS|AZURE|CLOUDSDK|GCP|GOOGLE)_/iu;

/**
 * Whether no program that lanser starts needs to see this variable. What Git is configured by stays: it
 * is how whoever runs it says by what to fetch.
 */
export function isSecretVariable(name: string): boolean {
  return RUNNERS.test(name) || (SECRET.test(name) && !name.startsWith('GIT_'));
}
