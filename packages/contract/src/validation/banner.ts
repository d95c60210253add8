import * as v from 'valibot';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';

export const maxSlides = 10;

/** A placeholder for any host: only the server knows whether an absolute URL belongs to this marketplace. */
const anywhere = 'http://pasar.invalid';

const isTarget = (target: string): boolean => {
  // What a browser would read as another host, or drop: `//host`, backslashes, control characters, spaces.
  if (/[\s\\]|\p{Cc}|^\/\//u.test(target)) return false;
  if (!target.startsWith('/') && !/^https?:\/\/[^/]/i.test(target)) return false;
  return URL.canParse(target, anywhere);
};

/** The target of a banner: nothing, a path of this marketplace, or its absolute URL (domain 4 "Banner"). */
export const BannerTarget = v.pipe(
  v.nullish(v.string(messageId('banner.target')), ''),
  v.trim(),
  v.maxLength(500, messageId('banner.target')),
  v.check((target) => target === '' || isTarget(target), messageId('banner.target')),
);

const Slide = v.object({
  media_id: v.pipe(v.number(messageId('image.required')), MediaId),
  target_url: BannerTarget,
  position: v.optional(
    v.pipe(v.number(messageId('field.invalid')), v.safeInteger(messageId('field.invalid'))),
  ),
});

/** SPEC 3 "Seller banner"; slides are shown by their positions, those without one after the others. */
export const bannerRules = {
  main_banner: v.optional(v.nullable(MediaId), null),
  target_url: BannerTarget,
  slider_banner: v.optional(
    v.pipe(
      v.array(Slide, messageId('field.invalid')),
      v.maxLength(maxSlides, messageId('banner.slides.many')),
    ),
    [],
  ),
  secondary_long_banner: v.optional(v.nullable(MediaId), null),
  secondary_target_url: BannerTarget,
};
