import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Breadcrumbs } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The way from the home page over the help centre to a page of it. */
export const HelpTrail = ({ title }: { title: string }) => {
  const { t } = useTranslation('help');
  return (
    <Breadcrumbs
      label={t('trail')}
      items={[
        { label: t('market'), href: linkTo('storefront.home') },
        { label: t('home.title'), href: linkTo('help.home') },
        { label: title },
      ]}
      renderLink={({ href, ...rest }) => <LocalLink to={href} {...rest} />}
    />
  );
};
