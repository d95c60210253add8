/** Texts of one language, nested at will; keys are joined by dots. */
export interface Messages {
  [key: string]: string | Messages;
}
