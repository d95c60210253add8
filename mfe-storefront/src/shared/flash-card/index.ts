export { FlashCard } from './flash-card.tsx';
export { formatSlotHours, splitSlotStart } from './slot-hours.ts';
