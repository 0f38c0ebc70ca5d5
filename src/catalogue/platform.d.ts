/**
 * The few platform types that the core uses: browsers, workers and Node all have them. Only the
 * core's own type check reads this file; other type checks use the platform's full types.
 */
declare class URLSearchParams {
  constructor(text?: string);
  append(name: string, value: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
}

declare class TextEncoder {
  encodeInto(text: string, into: Uint8Array): { written: number };
}

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare function atob(text: string): string;

declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, Memory>>);
    readonly exports: Record<string, unknown>;
  }
}
