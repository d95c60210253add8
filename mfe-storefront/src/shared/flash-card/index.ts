export { FlashCard } from './flash-card.tsx';
export { formatHour, formatSlotHours, formatSlotStart } from './slot-hours.ts';
