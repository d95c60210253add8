import { endpoints, type MessageId, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import {
  findHomeSections,
  publishHomeSections,
  saveHomeSections,
  takeBackHomeSections,
} from './change-home-sections.ts';

const done = <D>({ locale }: Context, says: MessageId, data: D) => ({ data, message: message(says, locale) });

export const homeSectionsRoutes = (app: App): void => {
  const { adminHomeSections } = endpoints;
  implement(app, adminHomeSections.read, async ({ ctx }) => ({ data: await findHomeSections(ctx) }));
  implement(app, adminHomeSections.save, async ({ ctx, body }) =>
    done(ctx, 'home-sections.saved', await saveHomeSections({ ctx, input: body })),
  );
  implement(app, adminHomeSections.publish, async ({ ctx, body }) =>
    done(ctx, 'home-sections.published', await publishHomeSections({ ctx, input: body })),
  );
  implement(app, adminHomeSections.takeBack, async ({ ctx, body }) =>
    done(ctx, 'home-sections.taken-back', await takeBackHomeSections({ ctx, input: body })),
  );
};
