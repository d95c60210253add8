import { consumer } from '../../platform/jobs/outbox.ts';
import { notify } from './notify.ts';

/** Welcomes a user whose address was just confirmed. */
export const welcome = consumer('accounts.email-verified', (ctx, { userId }) =>
  notify(ctx, {
    userId,
    category: 'info',
    kind: 'account',
    title: { id: 'Selamat datang di Pasar', en: 'Welcome to Pasar' },
    body: {
      id: 'Akunmu sudah siap. Lengkapi biodata supaya belanja pertamamu lebih cepat.',
      en: 'Your account is ready. Complete your bio to make your first purchase quicker.',
    },
    link: ctx.linkTo('buyer.bio'),
  }),
);
