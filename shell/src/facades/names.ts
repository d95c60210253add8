/**
 * The names that slices may use of the packages that the shell hands out in part, so that the rest is not shipped.
 * Packages that are missing here are handed out whole. A slice's build fails on any other name.
 */
export const facadeNames = {
  'react-router': [
    'Form',
    'Link',
    'NavLink',
    'Outlet',
    'data',
    'redirect',
    'replace',
    'useActionData',
    'useBlocker',
    'useFetcher',
    'useLoaderData',
    'useLocation',
    'useMatches',
    'useNavigate',
    'useNavigation',
    'useParams',
    'useRevalidator',
    'useRouteLoaderData',
    'useSearchParams',
  ],
  'react-i18next': ['Trans', 'useTranslation'],
  i18next: [],
  zustand: ['create', 'createStore', 'useStore'],
} as const satisfies Record<string, readonly string[]>;
