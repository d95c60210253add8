import './questions.events.ts';
import './questions.tables.ts';
import type { Module } from '../../platform/module.ts';
import { notifyQuestions } from './notify-questions.ts';
import { questionsMigrations } from './questions.migrations.ts';
import { questionsRoutes } from './questions.routes.ts';

export { hideReported } from './moderate/hide-reported.ts';
export { type ModerateText, moderateText } from './moderate/moderate-text.ts';
export { countUnanswered, isPublic } from './show/is-public.ts';

/** Questions about products, and the answers of their stores and buyers. */
export const questionsModule: Module = {
  name: 'questions',
  migrations: questionsMigrations,
  routes: questionsRoutes,
  consumers: notifyQuestions,
};
