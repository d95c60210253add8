import { endpoints, message, onboardingForms } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { checkBank, checkCompany, checkLocation } from './checks.ts';
import { readDraft } from './read-draft.ts';
import { savePersonal } from './save-personal.ts';
import { saveStep } from './save-step.ts';

export const onboardingRoutes = (app: App): void => {
  const { information } = endpoints;
  implement(app, information.draft, async ({ ctx, query }) => ({
    data: await readDraft({ ctx, input: query }),
  }));
  implement(app, information.personal, async ({ ctx, body }) => ({
    data: await savePersonal({ ctx, input: body }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, information.location, async ({ ctx, body }) => ({
    data: await saveStep(ctx, body, {
      step: 'location',
      formOf: ({ flow }) => onboardingForms.location[flow],
      check: checkLocation,
    }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, information.company, async ({ ctx, body }) => ({
    data: await saveStep(ctx, body, {
      step: 'company',
      formOf: ({ flow }) => onboardingForms.company[flow],
      check: checkCompany,
    }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, information.store, async ({ ctx, body }) => ({
    data: await saveStep(ctx, body, {
      step: 'store',
      formOf: ({ flow }) => (flow === 'merchant' ? onboardingForms.store : null),
    }),
    message: message('data.saved', ctx.locale),
  }));
  implement(app, information.bank, async ({ ctx, body }) => ({
    data: await saveStep(ctx, body, {
      step: 'bank',
      formOf: ({ flow, personal }) =>
        flow === 'merchant' ? onboardingForms.bank[personal?.is_company ?? 'company'] : null,
      check: checkBank,
    }),
    message: message('data.saved', ctx.locale),
  }));
};
