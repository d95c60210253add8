import { addErrorHandler, navigateToUrl, registerApplication, start, triggerAppChange } from 'single-spa';

const parts = ['catalog', 'account'];
const header = document.createElement('header');
for (const name of parts) {
  const link = document.createElement('button');
  link.id = `to-${name}`;
  link.textContent = name;
  link.addEventListener('click', () => navigateToUrl(`/${name}`));
  header.append(link);
}
document.body.prepend(header);

// As its documentation shows: an error is reported, and the part may be loaded again.
addErrorHandler(() => {
  if (document.querySelector('[role=alert]')) return;
  const told = document.createElement('div');
  told.setAttribute('role', 'alert');
  told.append('This part did not open. ');
  const again = document.createElement('button');
  again.textContent = 'Try again';
  again.addEventListener('click', () => {
    told.remove();
    void triggerAppChange();
  });
  told.append(again);
  document.body.append(told);
});
for (const name of parts)
  registerApplication({
    name,
    app: () => import(/* webpackIgnore: true */ name),
    activeWhen: (at) => (at.pathname === '/' ? '/catalog' : at.pathname) === `/${name}`,
  });
start();
