import { LANGUAGES } from "#catalogue/languages.ts";
import { phrase, type Reader } from "./message.ts";
import { isRuledOut } from "./negation.ts";

const NAMES = LANGUAGES.map(({ label }) => label.toLowerCase()).join("|");

/** A language behind "in" is the one that is taught in, but for "a diploma in English". */
const TAUGHT_IN = phrase(
  `(?<!(?:diploma|certificate|degree|bachelor|master|bachelors|masters|\\d|i|interested|skills) )(?:(?:are|is|be|all) )?(?:(?:taught|teach|teaches|conducted|delivered|instruction|classes|class|lessons?|study|studies|available|offered|held|done|medium|language|explained|given) )?in (?:the )?(${NAMES})(?: (?:language|medium|only))*`,
);
const COURSES_IN = phrase(
  `(?:courses?|class|classes|something|anything|ones|programmes?) (?:taught |conducted |delivered |given )in (${NAMES})(?: (?:language|medium))?`,
);
const MEDIUM = phrase(
  `(${NAMES}) (?:medium|speaking classes|instruction|taught)|medium (?:of instruction )?(?:is |in )?(${NAMES})|language (?:of instruction )?(?:is |should be |must be )?(${NAMES})|(?:speak|understand|know|read)s?(?: only| just| a little)? (${NAMES})|(?:only|just) (${NAMES})`,
);

/** The languages to be taught in. */
export function readLanguages(reader: Reader) {
  const wanted: string[] = [];
  const excluded: string[] = [];
  for (const pattern of [COURSES_IN, TAUGHT_IN, MEDIUM]) {
    for (const found of reader.takeAll(pattern)) {
      const said = found.groups.find((text) => text !== undefined);
      const language = LANGUAGES.find(({ label }) => label.toLowerCase() === said);
      if (language) (isRuledOut(reader, found) ? excluded : wanted).push(language.label);
    }
  }
  return { wanted: [...new Set(wanted)], excluded: [...new Set(excluded)] };
}
