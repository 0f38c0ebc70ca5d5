import { describe, expect, it } from "vitest";
import { romanise, soundKey } from "./thaana.ts";

describe("romanise", () => {
  it.each([
    ["ދިވެހި", "dhivehi"],
    ["މާލެ", "maale"],
    ["ހިތަދޫ", "hithadhoo"],
    ["ކުޅުދުއްފުށި", "kulhudhuhfushi"],
    ["ބާރަށް", "baarah"],
    ["ޝަރީޢަތް", "shareeaiy"],
  ])("writes %s as %s", (thaana, latin) => {
    expect(romanise(thaana)).toBe(latin);
  });
});

describe("soundKey", () => {
  it.each([
    ["ދިވެހި", ["dhivehi", "divehi", "dhivehee"]],
    ["މާލެ", ["male", "maale"]],
    ["އައްޑޫ", ["addu", "addoo"]],
    ["ފުވައްމުލައް", ["fuvahmulah", "fuvammulah", "fuvamulah"]],
    ["އިސްލާމް", ["islam", "islaam"]],
    ["އޭދަފުށި", ["eydhafushi"]],
    ["ހޯރަފުށި", ["hoarafushi", "horafushi"]],
    ["ޤުރުއާން", ["quruaan", "qurruan"]],
    ["ކިޔެވުން", ["kiyevun"]],
    ["ކުނބުރުދޫ", ["kuburudhoo", "kumburudhoo", "kunburudhoo"]],
    ["މަސްވެރިކަން", ["masverikan", "maswerikan"]],
  ])("hears %s in its Latin spellings", (thaana, spellings) => {
    for (const spelling of spellings) expect(soundKey(spelling)).toBe(soundKey(thaana));
  });

  it.each([
    ["މާލެ", "mulah"],
    ["ކިޔެވުން", "kiyavaa"],
    ["ތިނަދޫ", "hithadhoo"],
  ])("keeps %s and %s apart", (thaana, latin) => {
    expect(soundKey(thaana)).not.toBe(soundKey(latin));
  });
});
