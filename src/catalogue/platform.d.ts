/**
 * The one platform type that the core names: browsers, workers and Node all have it. Only the
 * core's own type check reads this file; everywhere else the platform's full type stands.
 */
interface URLSearchParams {
  getAll(name: string): string[];
}
