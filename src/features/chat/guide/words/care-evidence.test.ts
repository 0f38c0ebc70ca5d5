import { describe, expect, it } from "vitest";
import { hasEvidence, saysInDhivehi } from "./care-evidence.ts";

describe("evidence of trouble", () => {
  it.each([
    ["danger", "i do not want to wake up tomorrow"],
    ["danger", "i cannot do this anymore"],
    ["danger", "މަރުވާން ބޭނުން"],
    ["violence", "he hits me when he drinks"],
    ["low", "i feel like nobody sees me"],
    ["grief", "my mother passed away in march"],
    ["quarrel", "my husband does not let me study"],
    ["fear", "i am ashamed of my results"],
  ] as const)("%s: %s", (kind, text) => {
    expect(hasEvidence(kind, text)).toBe(true);
  });

  it.each([
    ["danger", "i want to keep the work of my uncle going"],
    ["violence", "i have a criminal record"],
    ["low", "net cuts all the time so online is no use to me"],
    ["low", "both want health"],
    ["grief", "my phone died and my shortlist too"],
    ["quarrel", "eid mubarak to all your family"],
    ["fear", "i work as a lifeguard"],
  ] as const)("no %s: %s", (kind, text) => {
    expect(hasEvidence(kind, text)).toBe(false);
  });

  it("is asked of no other kind", () => {
    expect(hasEvidence("wish", "diploma in nursing")).toBe(true);
  });
});

describe("trouble told in Dhivehi", () => {
  const AROUND = ["%", "dhen %", "O level in faaheh nulibunu. %", "% mihaaru", "މިހާރު %، އެހެންވެ"];

  it.each([
    ["danger", "dhiriulhen beynumeh noon"],
    ["danger", "dhirihunnaakah nubeynun"],
    ["danger", "aharen maruvaan beynunvey"],
    ["danger", "maruvedhaan edheyme"],
    ["danger", "maruvejjeyyaa rangalhu"],
    ["danger", "ދިރިއުޅެން ބޭނުމެއް ނޫން"],
    ["danger", "އަހަރެން މަރުވާން ބޭނުންވެއްޖެ"],
    ["violence", "firimeehaa aharen thalhaa"],
    ["violence", "bappa ahannah aniyaa dhenee"],
    ["violence", "ފިރިމީހާ އަހަރެން ގައިގައި ތަޅަނީ"],
  ] as const)("%s: %s", (peril, words) => {
    for (const around of AROUND) {
      expect(saysInDhivehi(peril, around.replace("%", words))).toBe(true);
    }
  });

  it.each([
    ["danger", "dhiriulhumakah beynunvaa fenvaru"],
    ["danger", "dhonbe maruvejje"],
    ["danger", "marukazeh beynun"],
    ["danger", "އަމިއްލަ ކޮލެޖެއްގައި ކިޔަވަން"],
    ["violence", "aharen jahaazugai masakkaiy kuranee"],
    ["violence", "އަހަރެން ޖަހާޒުގައި މަސައްކަތްކުރަނީ"],
  ] as const)("no %s: %s", (peril, words) => {
    expect(saysInDhivehi(peril, words)).toBe(false);
  });
});
