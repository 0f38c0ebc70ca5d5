declare module "itemsjs" {
  interface Engine {
    search(options: { per_page: number; page: number; filters: Record<string, string[]> }): {
      pagination: { total: number };
      data: { items: { id: unknown }[]; aggregations: unknown };
    };
  }
  /** The part of the library that the benchmark uses; it has no types of its own. */
  export default function itemsjs(items: Record<string, unknown>[], options: object): Engine;
}
