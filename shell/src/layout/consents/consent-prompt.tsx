import { lazyComponent, useSession } from '@pasar/slice-kit';

const ConsentBar = lazyComponent(() =>
  import(/* webpackChunkName: "consents" */ './consent-bar.tsx').then((file) => file.ConsentBar),
);

/** Asks those who agreed to an earlier version of a document for the present one (people W66); others load nothing of it. */
export const ConsentPrompt = () => {
  const [first] = useSession().user?.consents_due ?? [];
  return first ? <ConsentBar {...first} /> : null;
};
