declare module '@11ty/eleventy' {
  interface Config {
    addGlobalData(name: string, value: unknown): void;
    addTemplate(path: string, content: string, data: Record<string, unknown>): void;
    addFilter(name: string, filter: (text: string, at: number) => string): void;
    setQuietMode(quiet: boolean): void;
  }
  export default class Eleventy {
    constructor(input: string, output: string, options: { configPath?: null; config: (config: Config) => void });
    write(): Promise<unknown>;
  }
}
