import type { Context } from '../../../../platform/context.ts';
import type { OrderTransition } from '../order-transition.ts';
import { callCourier } from './call-courier.ts';
import { closeDisputes } from './close-disputes.ts';
import { freePromos } from './free-promos.ts';
import { moveStock } from './move-stock.ts';
import { notePenalty } from './note-penalty.ts';
import { openComplaint } from './open-complaint.ts';
import { postMoney } from './post-money.ts';
import { settleGroup } from './settle-group.ts';

/** All effects of a transition besides the status, in the common lock order. */
export const effects: readonly ((ctx: Context, move: OrderTransition) => Promise<void>)[] = [
  settleGroup,
  freePromos,
  moveStock,
  postMoney,
  callCourier,
  openComplaint,
  closeDisputes,
  notePenalty,
];
