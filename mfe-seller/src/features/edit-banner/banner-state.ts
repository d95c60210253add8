import type { MediaId, StoreBanner } from '@pasar/contract';

export interface Slide {
  /** Names the row while the form lives; an image may come twice. */
  key: number;
  media_id: MediaId;
  preview: string;
  target_url: string;
}

export interface BannerState {
  target_url: string;
  secondary_target_url: string;
  slides: readonly Slide[];
}

/** The rows of what is stored, in their order. */
export const toBannerState = ({
  target_url,
  secondary_target_url,
  slider_banner,
}: StoreBanner): BannerState => ({
  target_url,
  secondary_target_url,
  slides: slider_banner.map((slide, key) => ({
    key,
    media_id: slide.media_id,
    preview: slide.url,
    target_url: slide.target_url,
  })),
});

/** The slides with one of them moved by one place; past the ends nothing moves. */
export const moveSlide = (slides: readonly Slide[], from: number, to: number): readonly Slide[] => {
  const moved = slides[from];
  if (!moved || to < 0 || to >= slides.length) return slides;
  return slides.toSpliced(from, 1).toSpliced(to, 0, moved);
};

export const nextKey = (slides: readonly Slide[]): number =>
  1 + Math.max(-1, ...slides.map(({ key }) => key));

export const toSlidesPayload = ({ slides }: BannerState) =>
  slides.map(({ media_id, target_url }, place) => ({ media_id, target_url, position: place + 1 }));
