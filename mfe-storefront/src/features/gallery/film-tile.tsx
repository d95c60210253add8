import { ResponsiveImage } from '@pasar/ui';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './gallery.styles.ts';

const hosts: [part: string, name: string][] = [
  ['youtu', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['vimeo', 'Vimeo'],
];

/** The seller's film. It plays in place: no foreign host learns who views a product before a press. */
export const FilmTile = ({ address, cover }: { address: string; cover: string | undefined }) => {
  const { t } = useTranslation('storefront');
  const { hostname } = new URL(address);
  const host = hosts.find(([part]) => hostname.includes(part))?.[1] ?? hostname;
  return (
    <a
      css={[style.thumb, style.film]}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('gallery.film', { host })}
      title={t('gallery.film', { host })}
    >
      {cover && <ResponsiveImage alt="" src={cover} width={150} height={150} />}
      <span css={style.play}>
        <Play size={20} fill="currentColor" strokeWidth={1.9} aria-hidden="true" />
      </span>
    </a>
  );
};
