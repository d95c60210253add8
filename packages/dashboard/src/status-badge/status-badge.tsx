import type { OrderStatus } from '@pasar/contract';
import { Badge, type BadgeProps } from '@pasar/ui';

const tones: Record<OrderStatus, NonNullable<BadgeProps['tone']>> = {
  waiting_payment: 'warning',
  new: 'info',
  processed: 'info',
  ready_to_ship: 'info',
  shipped: 'brand',
  delivered: 'success',
  complained: 'danger',
  completed: 'success',
  payment_expired: 'neutral',
  cancelled_buyer: 'neutral',
  rejected: 'neutral',
  cancelled_system: 'neutral',
  refunded: 'neutral',
};

/** The status as text from the response; the color only helps. */
export const StatusBadge = ({ status, label }: { status: OrderStatus; label: string }) => (
  <Badge tone={tones[status]}>{label}</Badge>
);
