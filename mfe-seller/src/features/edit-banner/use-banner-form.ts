import { isApiError } from '@pasar/api-client';
import { firstErrors, type MediaId, merchantEndpoints, message, type StoreBanner } from '@pasar/contract';
import { toast, useApi, useLocale, useReportError, useSubmit, useUnsavedInput } from '@pasar/slice-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useStoredImage } from '../../shared/stored-image/use-stored-image.ts';
import { type BannerState, moveSlide, nextKey, toBannerState, toSlidesPayload } from './banner-state.ts';

const firstTexts = (fields: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, [first = '']]) => [name, first]));

/** All banners of a store as one form (SPEC 3 "Seller banner"): images go up at once, a save sends their ids. */
export const useBannerForm = (banner: StoreBanner) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const [stored, setStored] = useState(banner);
  const [state, setState] = useState<BannerState>(() => toBannerState(banner));
  const [touched, setTouched] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const element = useRef<HTMLFormElement>(null);
  const main = useStoredImage(banner.main_banner?.url ?? null);
  const secondary = useStoredImage(banner.secondary_long_banner?.url ?? null);
  const changed = touched || main.mediaId !== undefined || secondary.mediaId !== undefined;
  useUnsavedInput(changed);

  const change = (next: Partial<BannerState>, name?: string) => {
    setState((before) => ({ ...before, ...next }));
    setTouched(true);
    setErrors(({ [name ?? '']: _, ...others }) => (name ? others : {}));
  };
  const idOf = (picture: typeof main, before: StoreBanner['main_banner']): MediaId | null =>
    picture.mediaId === undefined ? (before?.media_id ?? null) : picture.mediaId;
  const bodyOf = () => ({
    main_banner: idOf(main, stored.main_banner),
    target_url: state.target_url,
    slider_banner: toSlidesPayload(state),
    secondary_long_banner: idOf(secondary, stored.secondary_long_banner),
    secondary_target_url: state.secondary_target_url,
  });

  /** Shows errors and moves to the first one; returns whether there were any. */
  const show = (found: Record<string, string>): boolean => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const { submit, busy } = useSubmit(async () => {
    const body = bodyOf();
    try {
      const { data } = await api.call(merchantEndpoints.saveBanner, { body });
      setStored(data);
      setState(toBannerState(data));
      setTouched(false);
      main.settle(data.main_banner?.url ?? null);
      secondary.settle(data.secondary_long_banner?.url ?? null);
      toast.success(message('data.saved', locale));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields)
        return void show(firstTexts(failure.fields));
      report(failure);
    }
  });

  return {
    state,
    errors,
    main,
    secondary,
    busy: busy || main.busy || secondary.busy,
    changed,
    setTarget: (name: 'target_url' | 'secondary_target_url', url: string) => change({ [name]: url }, name),
    addSlide: (media_id: MediaId, preview: string) =>
      change({
        slides: [...state.slides, { key: nextKey(state.slides), media_id, preview, target_url: '' }],
      }),
    setSlideTarget: (place: number, target_url: string) =>
      change(
        { slides: state.slides.map((slide, at) => (at === place ? { ...slide, target_url } : slide)) },
        `slider_banner.${place}.target_url`,
      ),
    moveSlide: (from: number, to: number) => change({ slides: moveSlide(state.slides, from, to) }),
    removeSlide: (place: number) => change({ slides: state.slides.toSpliced(place, 1) }),
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!show(firstErrors(merchantEndpoints.saveBanner.body, bodyOf(), locale))) void submit();
      },
    },
  };
};
