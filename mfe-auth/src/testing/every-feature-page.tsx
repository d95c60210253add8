import { Activity, createElement, useActionState, useState } from 'react';
import { c } from 'react/compiler-runtime';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';

declare module 'react/compiler-runtime' {
  /** Only output of the compiler calls it, so the types leave it out. */
  function c(size: number): unknown[];
}

const texts = {
  parcel_one: '{{count}} parcel',
  parcel_other: '{{count}} parcels',
  place_ordinal_one: '{{count}}st place',
  place_ordinal_two: '{{count}}nd place',
  place_ordinal_other: '{{count}}th place',
  guest: 'A guest',
  guest_member: 'A member',
  greeting: '$t(guest, { "context": "member" }) has $t(parcel, { "count": {{count}} })',
  price: '{{amount, currency(USD)}}',
  sum: '{{amount, number(minimumFractionDigits: 2)}}',
  list: '{{names, list}}',
};

/** What i18next does besides looking a text up. */
const Texts = () => {
  const { i18n } = useTranslation();
  if (!i18n.hasResourceBundle('en', 'features')) i18n.addResourceBundle('en', 'features', texts);
  const t = i18n.getFixedT('en', 'features' as never) as unknown as (key: string, options?: object) => string; // unknown to the slice's table
  return (
    <ul aria-label="texts">
      <li>{t('parcel', { count: 1 })}</li>
      <li>{t('parcel', { count: 3 })}</li>
      <li>{t('place', { count: 2, ordinal: true })}</li>
      <li>{t('guest', { context: 'member' })}</li>
      <li>{t('greeting', { count: 2 })}</li>
      <li>{t('price', { amount: 12_000 })}</li>
      <li>{t('sum', { amount: 2 })}</li>
      <li>{t('list', { names: ['rice', 'tea'] })}</li>
      <li>{t('missing', { defaultValue: 'by default' })}</li>
    </ul>
  );
};

const OrderForm = () => {
  const [total, order, pending] = useActionState(
    async (before: number, form: FormData) => before + Number(form.get('pieces')),
    0,
  );
  return (
    <form action={order}>
      <input name="pieces" aria-label="pieces" defaultValue="2" />
      <button type="submit" disabled={pending}>
        order
      </button>
      <output>{total} ordered</output>
    </form>
  );
};

/** As the React compiler writes it: what did not change is not made again. */
const Compiled = ({ name }: { name: string }) => {
  const cache = c(2);
  if (cache[0] !== name) {
    cache[0] = name;
    cache[1] = <p>compiled for {name}</p>;
  }
  return cache[1] as ReturnType<typeof createElement>;
};

const Draft = () => {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'hide' : 'show'}
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <input aria-label="draft" />
      </Activity>
    </>
  );
};

/** Defines an element with a property; it shows what it was given, and whether an attribute was all that came. */
const defineMeter = () => {
  if (customElements.get('every-meter')) return;
  customElements.define(
    'every-meter',
    class extends HTMLElement {
      set reading({ watts }: { watts: number }) {
        this.textContent = `${watts} W`;
      }
    },
  );
};

const Meter = () => {
  const [watts, setWatts] = useState(0);
  const more = () => {
    defineMeter();
    setWatts(watts + 40);
  };
  return (
    <>
      <button type="button" onClick={more}>
        measure
      </button>
      {watts > 0 && createElement('every-meter', { reading: { watts } })}
    </>
  );
};

/** Uses what React and i18next can do beyond what the market's own pages use. */
export const EveryFeaturePage = () => {
  preload('/favicon.svg', { as: 'image' });
  return (
    <>
      <title>Every feature</title>
      <h1>Every feature</h1>
      <OrderForm />
      <Draft />
      <Compiled name="everybody" />
      <Meter />
      <Texts />
    </>
  );
};
