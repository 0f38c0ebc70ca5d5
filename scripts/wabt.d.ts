/** The part of wabt that `npm run kernel` uses. */
declare module "wabt" {
  interface Compiled {
    toBinary(options: object): { buffer: Uint8Array };
    destroy(): void;
  }
  export default function open(): Promise<{ parseWat(name: string, source: string): Compiled }>;
}
