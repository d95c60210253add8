import { useState } from 'react';

/** Which products are ticked; what has left the page is not. */
export const useSelection = (here: readonly number[]) => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = here.filter((id) => ticked.has(id));
  return {
    chosen,
    choose(id: number, on: boolean) {
      setTicked(new Set(on ? [...chosen, id] : chosen.filter((one) => one !== id)));
    },
    chooseAll: (on: boolean) => setTicked(new Set(on ? here : [])),
  };
};
