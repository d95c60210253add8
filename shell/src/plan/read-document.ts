import type { Boot, Plan } from '@pasar/contract';

const dataBlock = <Value>(id: string): Value => {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no data block #${id}`);
  return JSON.parse(text) as Value;
};

/** What the gateway wrote into the document: the plan in the head, the hydration data after the markup. */
export const readDocument = () => ({
  plan: dataBlock<Plan>('__plan'),
  boot: dataBlock<Boot>('__boot'),
});
