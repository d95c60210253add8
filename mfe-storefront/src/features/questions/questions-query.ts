/** Which questions: a page of them, and the one that a notification leads to, first. */
export interface QuestionsQuery {
  page: number;
  question?: number;
}

const toNumber = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

export const readQuestionsQuery = (params: URLSearchParams): QuestionsQuery => {
  const question = toNumber(params.get('question'));
  const page = toNumber(params.get('questions')) ?? 1;
  return { page: page < 10_000 ? page : 1, ...(question && { question }) };
};

/** The same page with other questions; everything else of the address stays. */
export const questionsPath = (path: string, params: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(params);
  next.delete('questions');
  if (page > 1) next.set('questions', String(page));
  const search = next.toString();
  return `${path}${search && '?'}${search}`;
};
