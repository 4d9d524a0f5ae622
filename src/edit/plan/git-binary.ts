const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
/** The maximum number of bytes that one line encodes. */
const LINE = 52;

/** Returns both versions of a file in Git's format for binary files. `git apply -R` uses the old version. */
export function gitBinaryPatch(before: Uint8Array, after: Uint8Array): string {
  return `GIT binary patch\n${literal(after)}\n${literal(before)}\n`;
}

function literal(bytes: Uint8Array): string {
  const packed = storedZlib(bytes);
  const lines = [`literal ${bytes.length}\n`];
  for (let at = 0; at < packed.length; at += LINE) lines.push(encodedLine(packed.subarray(at, at + LINE)));
  return lines.join('');
}

/** Encodes bytes as a line: a letter for their number, then five base-85 digits for each group of four bytes. */
function encodedLine(bytes: Uint8Array): string {
  const { length } = bytes;
  let line = String.fromCodePoint(length <= 26 ? 0x40 + length : 0x60 + length - 26);
  for (let at = 0; at < length; at += 4) {
    let word = 0;
    for (let index = at; index < at + 4; index += 1) word = word * 256 + (bytes[index] ?? 0);
    let digits = '';
    for (let count = 0; count < 5; count += 1) {
      digits = `${DIGITS[word % 85]}${digits}`;
      word = Math.floor(word / 85);
    }
    line += digits;
  }
  return `${line}\n`;
}

const MAX_BLOCK_LENGTH = 0xff_ff;

/** Returns a zlib stream (RFC 1950) without compression, so that a plan's hash does not depend on zlib's version. */
function storedZlib(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at === 0 || at < bytes.length; at += MAX_BLOCK_LENGTH) {
    const block = bytes.subarray(at, at + MAX_BLOCK_LENGTH);
    const header = Buffer.alloc(5);
    header.writeUInt8(at + MAX_BLOCK_LENGTH >= bytes.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(MAX_BLOCK_LENGTH - block.length, 3);
    parts.push(header, block);
  }
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(adler32(bytes));
  return Buffer.concat([...parts, checksum]);
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}
