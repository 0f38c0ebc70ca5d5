/** Names of the sheets of a workbook. */
export const COURSES_SHEET = "Courses";
export const EXPLANATIONS_SHEET = "Explanations";
export const CHOICES_SHEET = "Choices";
