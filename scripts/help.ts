/** Prints the usage where the command line asks for it. @returns whether it does. */
export function showsHelp(usage: string): boolean {
  const isAsked = process.argv.slice(2).some((word) => word === "--help" || word === "-h");
  if (isAsked) console.log(usage.trimEnd());
  return isAsked;
}
