export { Questions } from './questions.tsx';
export { questionsPath } from './questions-query.ts';
