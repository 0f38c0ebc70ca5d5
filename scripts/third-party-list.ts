/** A package in a lock file. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Only for building or testing, or an optional peer dependency. */
  devOptional?: boolean;
}

/** Installed only for building, although parts of them are in what browsers load. */
const SHIPPED_BY_THE_BUILD = [
  "@fontsource-variable/figtree",
  "@fontsource/noto-sans-thaana",
  "tailwindcss",
];

const HEAD = `# Third-party software and data

Everything of others that a serving Magu installs or sends to browsers, from \`package-lock.json\`.
\`npm run third-party\` writes this list; a test holds it to the lock file. Each package carries the
text of its licence in \`node_modules\`. Some are for one platform only, as their names say.

- **Fonts**: Figtree and Noto Sans Thaana, under the SIL Open Font License 1.1 (the packages
  \`@fontsource*\` for pages and \`@expo-google-fonts/*\` for the pictures of shared links).
- **Icons**: Lucide, under the ISC licence (\`lucide-react\`).
- **Islands**: codes, names in Thaana and coordinates (\`src/catalogue/islands.ts\`) from
  [judiciarymv/dhivehi-data](https://github.com/judiciarymv/dhivehi-data) (commit daf10ed), under the
  MIT licence:

  > MIT License
  >
  > Copyright (c) 2022 Department of Judicial Administration, Republic of Maldives
  >
  > Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
  > associated documentation files (the "Software"), to deal in the Software without restriction,
  > including without limitation the rights to use, copy, modify, merge, publish, distribute,
  > sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
  > furnished to do so, subject to the following conditions:
  >
  > The above copyright notice and this permission notice shall be included in all copies or
  > substantial portions of the Software.
  >
  > THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
  > NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
  > NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
  > DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
  > OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

- **Imported data** has licences of its own ([docs/importing.md](docs/importing.md)).
- **Common passwords**: the list of \`@zxcvbn-ts/language-common\`, under the MIT licence.
`;

/** Licences that a package has as a file, and does not name in its description. */
const UNNAMED_LICENCES = new Map([["png-js", "MIT"]]);

/** THIRD-PARTY.md for the packages of a lock file. */
export function thirdPartyList(packages: Record<string, LockedPackage>): string {
  const shipped = Object.entries(packages).flatMap(([path, { version, ...needed }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    const license = needed.license ?? UNNAMED_LICENCES.get(name);
    const isShipped = !(needed.dev || needed.devOptional) || SHIPPED_BY_THE_BUILD.includes(name);
    if (name === "" || !isShipped) return [];
    if (!version || !license) throw new Error(`The lock file gives no licence of ${name}.`);
    return [{ name, version, license }];
  });
  const lines = shipped.map(
    ({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
  );
  const rows = [...new Set(lines)].sort();
  return [HEAD, "| package | version | licence |", "|---|---|---|", ...rows, ""].join("\n");
}
