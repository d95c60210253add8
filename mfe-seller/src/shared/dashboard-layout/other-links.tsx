import { LocalNavLink, useNavigation } from '@pasar/slice-kit';
import { Icon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './nav-links.styles.ts';
import * as barStyle from './phone-bar.styles.ts';

const arrow = 'm9 18 6-6-6-6';

/** Links of other slices in the store's navigation: a group at the side, or tiles of the phone's bar. */
export const OtherLinks = ({ inBar = false }: { inBar?: boolean }) => {
  const { t } = useTranslation('seller');
  const links = useNavigation('seller').map(({ page, path, text, icon = arrow }) => (
    <li key={page}>
      <LocalNavLink to={path} css={inBar ? barStyle.tile : style.link}>
        <Icon
          iconNode={[['path', { d: icon, key: 'path' }]]}
          size={inBar ? 24 : 20}
          strokeWidth={1.9}
          aria-hidden="true"
        />
        {text}
      </LocalNavLink>
    </li>
  ));
  if (inBar) return links;
  return (
    <div css={style.group}>
      <p css={style.groupName}>{t('nav.more')}</p>
      <ul>{links}</ul>
    </div>
  );
};
