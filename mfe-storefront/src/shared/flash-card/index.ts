export { FlashCard } from './flash-card.tsx';
export { hourOf, hoursOf, startOf } from './slot-hours.ts';
