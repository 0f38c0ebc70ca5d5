/** The institutions of the sample by a short name. */
export const KANDUOIY = "Kanduoiy Maritime & Diving Academy";
export const MISRAAB = "Misraab Institute of Islamic Studies";
export const THUNDI = "Thundi School of Hospitality";
export const HISAAB = "Hisaab Academy of Accountancy and Finance";
export const KULA = "Kula: School of Design and Media";
export const BAHURUVA = "Bahuruva Language Centre";
export const DHEKUNU = "Dhekunu College of Health Sciences";
export const FATHIS = "Fathis Teachers' College";
export const DHOANI = "Dhoani Polytechnic";
export const ATOLLS = "University of the Atolls";
export const DHATHURU = "Dhathuru Open College";
export const THILADHUNMATHI = "Thiladhunmathi Community College";
