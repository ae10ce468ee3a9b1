import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

interface NativeKind {
  platform: 'linux' | 'win32' | 'darwin';
  /** processor architectures that the file runs on; several in a universal binary of macOS */
  archs: readonly string[];
}

// Processor architectures by their numbers in the headers of ELF, PE and Mach-O files.
const elfMachines = new Map([
  [0x03, 'ia32'],
  [0x28, 'arm'],
  [0x3e, 'x64'],
  [0xb7, 'arm64'],
]);
const peMachines = new Map([
  [0x014c, 'ia32'],
  [0x8664, 'x64'],
  [0xaa64, 'arm64'],
]);
const machMachines = new Map([
  [0x0100_0007, 'x64'],
  [0x0100_000c, 'arm64'],
]);

const MACH_64 = 0xfeed_facf;
const MACH_UNIVERSAL = 0xcafe_babe;
/**
 * Number of bytes that is enough for every header. A PE header begins within the first kilobytes; the number at byte
 * 0x3c says where.
 */
const HEADER_BYTES = 4096;

const archOf = (machines: ReadonlyMap<number, string>, machine: number): string =>
  machines.get(machine) ?? `processor 0x${machine.toString(16)}`;

/**
 * Reads the system and the processors of native code from the first bytes of its file. Returns undefined for other
 * files.
 */
export function nativeKind(head: Buffer): NativeKind | undefined {
  if (head.length < 64) return undefined;
  if (head.subarray(0, 4).equals(Buffer.from('\x7fELF', 'latin1'))) {
    return { platform: 'linux', archs: [archOf(elfMachines, head.readUInt16LE(18))] };
  }
  if (head.readUInt32LE(0) === MACH_64) {
    return { platform: 'darwin', archs: [archOf(machMachines, head.readUInt32LE(4))] };
  }
  if (head.readUInt32BE(0) === MACH_UNIVERSAL) {
    // A Java class file begins with the same number, but its next number is a version of at least 45 instead of a
    // count.
    const count = head.readUInt32BE(4);
    if (count > 40 || 8 + count * 20 > head.length) return undefined;
    const archs = Array.from({ length: count }, (_, index) => archOf(machMachines, head.readUInt32BE(8 + index * 20)));
    return { platform: 'darwin', archs };
  }
  if (head.toString('latin1', 0, 2) !== 'MZ') return undefined;
  const start = head.readUInt32LE(0x3c);
  if (start + 6 > head.length || head.toString('latin1', start, start + 4) !== 'PE\0\0') return undefined;
  return { platform: 'win32', archs: [archOf(peMachines, head.readUInt16LE(start + 4))] };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Packages whose native code the app needs to start. `@img/sharp` stands for the package of a system, such as
 * `@img/sharp-linux-x64`. The package `@img/sharp-libvips-…` has only the library that sharp needs on some systems.
 */
const REQUIRED = { 'better-sqlite3': /\/node_modules\/better-sqlite3\//, '@img/sharp': /\/@img\/sharp-(?!libvips)/ };

/**
 * Returns what is wrong with the files beside the archive, one line each: a file that is not native code, native code
 * for another system or processor, and a required package without native code.
 * @param folder `app.asar.unpacked`
 */
export async function nativeProblems(folder: string, platform: NodeJS.Platform, arch: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const problems = await Promise.all(
    files.map(async (file) => {
      const name = path.relative(folder, file).replaceAll('\\', '/');
      const kind = nativeKind(await headOf(file));
      if (!kind) return [`${name} is no native code and belongs in the archive`];
      if (kind.platform === platform && kind.archs.includes(arch)) return [];
      return [`${name} is for ${kind.platform} ${kind.archs.join(' and ')}, not for ${platform} ${arch}`];
    }),
  );
  const missing = Object.entries(REQUIRED)
    .filter(([, place]) => !files.some((file) => place.test(file.replaceAll('\\', '/'))))
    .map(([name]) => `${name} has no native code for ${platform} ${arch}`);
  return [...problems.flat(), ...missing];
}
