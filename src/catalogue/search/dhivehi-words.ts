/** A Dhivehi word in its common spellings, with the English terms that it is searched as. */
export interface DhivehiWord {
  dhivehi: readonly string[];
  english: readonly string[];
}

/** Dhivehi words in common use for fields, levels and jobs. Plain data. */
export const DHIVEHI_WORDS: readonly DhivehiWord[] = [
  // Levels and kinds of study
  { dhivehi: ["ސެޓްފިކެޓް", "ސެޓްފިކެޓު", "ސަރޓިފިކެޓް"], english: ["certificate"] },
  { dhivehi: ["ޑިޕްލޮމާ"], english: ["diploma"] },
  { dhivehi: ["ޑިގުރީ", "ޑިގްރީ"], english: ["degree"] },
  { dhivehi: ["ބެޗްލަރސް", "ބެޗްލަރ", "ބެޗެލަރސް"], english: ["bachelor"] },
  { dhivehi: ["މާސްޓަރސް", "މާސްޓަރޒް", "މާސްޓަރ"], english: ["master"] },
  { dhivehi: ["ޕީއެޗްޑީ"], english: ["phd"] },
  { dhivehi: ["ފައުންޑޭޝަން"], english: ["foundation"] },
  { dhivehi: ["ލެވެލް"], english: ["level"] },
  { dhivehi: ["އެޑްވާންސްޑް"], english: ["advanced"] },
  { dhivehi: ["އޮންލައިން"], english: ["online"] },
  { dhivehi: ["ކިޔެވުން", "kiyevun", "kiyavaa"], english: ["education", "study", "learning"] },
  { dhivehi: ["ޔުނިވަރސިޓީ", "ޔުނިވާސިޓީ"], english: ["university"] },
  { dhivehi: ["ކޮލެޖު", "ކޮލެޖް"], english: ["college"] },
  { dhivehi: ["އިމާމު", "އިމާމުކަން"], english: ["imam"] },
  { dhivehi: ["އެޕްލައި"], english: ["apply"] },
  { dhivehi: ["ސައިޓް", "ވެބްސައިޓް"], english: ["site"] },
  { dhivehi: ["އެކައުންޓް"], english: ["account"] },
  // Health
  { dhivehi: ["ނަރުސް", "ނަރުސްކަން", "ނަރުހުން", "ނަރުސިންގ", "ނާރސިންގ"], english: ["nursing"] },
  { dhivehi: ["ޑޮކްޓަރު", "ޑޮކްޓަރުން", "ޑޮކްޓަރ"], english: ["doctor", "medicine"] },
  { dhivehi: ["ޞިއްޙަތު", "ޞިއްޙީ", "ސިއްހަތު", "ސިއްހީ"], english: ["health"] },
  { dhivehi: ["ސައިކޮލޮޖީ"], english: ["psychology"] },
  // Teaching
  {
    dhivehi: ["ޓީޗަރު", "ޓީޗަރުން", "ޓީޗަރ", "މުދައްރިސް", "މުދައްރިސުން", "mudharris"],
    english: ["teacher"],
  },
  { dhivehi: ["ކިޔަވައިދިނުން"], english: ["teaching"] },
  { dhivehi: ["ތަޢުލީމު", "ތަޢުލީމް", "ތަޢުލީމީ", "ތައުލީމު", "ތައުލީމީ"], english: ["education"] },
  // Technology and engineering
  { dhivehi: ["އައިޓީ", "އައިސީޓީ"], english: ["it"] },
  {
    dhivehi: ["ކޮމްޕިއުޓަރ", "ކޮމްޕިއުޓަރު", "ކޮމްޕިޔުޓަރ", "ކޮމްޕިޔުޓަރު"],
    english: ["computer", "computing", "it"],
  },
  { dhivehi: ["އިންޖިނިއަރިންގ", "އިންޖިނިއަރު", "އިންޖިނިޔަރިންގ", "އިންޖިނޭރު"], english: ["engineering"] },
  { dhivehi: ["މެކޭނިކް"], english: ["mechanic"] },
  { dhivehi: ["ޑިޒައިން", "ޑިޒައިނިންގ"], english: ["design"] },
  { dhivehi: ["ސައިންސް"], english: ["science"] },
  { dhivehi: ["ހިސާބު"], english: ["mathematics"] },
  // Business and offices
  { dhivehi: ["ބިޒްނަސް", "ވިޔަފާރި", "viyafaari"], english: ["business"] },
  { dhivehi: ["އެކައުންޓިންގ", "އެކައުންޓެންޓް"], english: ["accounting"] },
  { dhivehi: ["މެނޭޖްމަންޓް", "މެނޭޖުމަންޓް", "މެނޭޖަރު", "މެނޭޖަރ"], english: ["management"] },
  { dhivehi: ["މާކެޓިންގ"], english: ["marketing"] },
  { dhivehi: ["މާލިއްޔަތު", "ފައިނޭންސް"], english: ["finance"] },
  { dhivehi: ["އިޤުތިޞާދު", "އިގުތިސާދު"], english: ["economics"] },
  { dhivehi: ["އިދާރީ", "އެޑްމިން"], english: ["administration"] },
  { dhivehi: ["އެޗްއާރު", "އެޗްއާރ"], english: ["hr"] },
  // Travel, sea and land
  { dhivehi: ["ފަތުރުވެރިކަން", "ޓޫރިޒަމް"], english: ["tourism"] },
  { dhivehi: ["ހޮޓާ", "ހޮޓެލް"], english: ["hotel"] },
  { dhivehi: ["ރިސޯޓް", "ރިޒޯޓް"], english: ["resort"] },
  { dhivehi: ["ކެއްކުން", "ޝެފް"], english: ["cooking"] },
  { dhivehi: ["ޑައިވިންގ", "ޑައިވަރު"], english: ["diving"] },
  { dhivehi: ["މަސްވެރިކަން"], english: ["fisheries"] },
  { dhivehi: ["ދަނޑުވެރިކަން"], english: ["agriculture"] },
  { dhivehi: ["ޕައިލެޓް", "ޕައިލަޓް"], english: ["pilot"] },
  // Society
  { dhivehi: ["ޤާނޫން", "ގާނޫން", "ޤާނޫނީ", "ގާނޫނީ"], english: ["law"] },
  { dhivehi: ["ވަކީލު", "ވަކީލުން"], english: ["lawyer"] },
  { dhivehi: ["ފުލުހުން", "ޕޮލިސް"], english: ["police"] },
  { dhivehi: ["ނޫސްވެރިކަން"], english: ["journalism"] },
  // Faith and languages
  { dhivehi: ["ޝަރީޢަތް", "ޝަރީއަތް"], english: ["shariah"] },
  { dhivehi: ["ޤުރުއާން", "ގުރުއާން", "ކީރިތި ޤުރުއާން"], english: ["quran"] },
  { dhivehi: ["ޤިރާއަތް"], english: ["qiraath"] },
  { dhivehi: ["ޙިފްޒު"], english: ["hifz"] },
  { dhivehi: ["ދީން", "އިސްލާމް", "އިސްލާމީ"], english: ["islam"] },
  { dhivehi: ["ދިވެހި", "ދިވެހިބަސް"], english: ["dhivehi"] },
  { dhivehi: ["ޢަރަބި", "އަރަބި", "ޢަރަބިބަސް"], english: ["arabic"] },
  { dhivehi: ["އިނގިރޭސި", "އިނގިރޭސިބަސް"], english: ["english"] },
];
