/** Limits of questions about products and their answers. */
export const questionLimits = {
  minLength: 10,
  maxLength: 300,
  /** Questions of one user within 24 hours. */
  perDay: 5,
  /** Answers of buyers to one question; the store can always answer. */
  buyerAnswers: 20,
  /** Hours in which an answer can be changed. */
  editHours: 24,
  /** Reports by different people that hide a question or an answer until staff decide. */
  reportsToHide: 3,
} as const;
