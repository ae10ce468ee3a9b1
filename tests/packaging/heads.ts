/** The beginning of a file of native code. */
export type FileHead = Buffer;

/** Makes a file head by writing bytes at their offsets. */
export function head(write: (bytes: Buffer) => void): FileHead {
  const bytes = Buffer.alloc(256);
  write(bytes);
  return bytes;
}

export const elf = (machine: number): FileHead =>
  head((bytes) => {
    bytes.write('\x7fELF', 'latin1');
    bytes.writeUInt16LE(machine, 18);
  });

export const pe = (machine: number): FileHead =>
  head((bytes) => {
    bytes.write('MZ');
    bytes.writeUInt32LE(0x80, 0x3c);
    bytes.write('PE\0\0', 0x80, 'latin1');
    bytes.writeUInt16LE(machine, 0x84);
  });

export const mach = (machine: number): FileHead =>
  head((bytes) => {
    bytes.writeUInt32LE(0xfeedfacf);
    bytes.writeUInt32LE(machine, 4);
  });

/** Returns the head of a native file for the system, as its compilers write it. */
export function headOf({ platform, arch }: { platform: 'win32' | 'darwin'; arch: 'x64' | 'arm64' }): FileHead {
  if (platform === 'win32') return pe(arch === 'x64' ? 0x8664 : 0xaa64);
  return mach(arch === 'x64' ? 0x01000007 : 0x0100000c);
}
