import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Switch, SwitchButton, Tabs } from './tabs.tsx';

const html = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

test('tabs link to the parts of a place, and show the current one, the counts and what is urgent', () => {
  const tabs = html(
    <Tabs
      label="States"
      tabs={[
        { to: '/all', name: 'All', count: 3, isCurrent: true },
        { to: '/new', name: 'नई', lang: 'hi', count: 2, isUrgent: true, isCurrent: false },
        { to: '/spam', name: 'Spam', icon: 'trash', badge: <i>Older</i>, isCurrent: false },
      ]}
    />,
  );
  expect(tabs).toMatch(/^<nav [^>]*aria-label="States"/);
  expect(tabs.match(/aria-current="true"/g)).toHaveLength(1);
  expect(tabs).toMatch(/<a aria-current="true"[^>]*href="\/all"[^>]*><span>All<\/span> <span [^>]*>3</);
  expect(tabs).toMatch(/<span lang="hi">नई<\/span> <span [^>]*data-urgent="true">2</);
  expect(tabs).toMatch(/#trash"><\/use><\/svg><span>Spam<\/span> <i>Older<\/i><\/a>/);
});

test('a switch says which view is shown', () => {
  const views = html(
    <Switch label="Screen">
      <SwitchButton isCurrent icon="smartphone">
        Phone
      </SwitchButton>
      <SwitchButton isCurrent={false}>Desktop</SwitchButton>
    </Switch>,
  );
  expect(views).toMatch(/^<div [^>]*role="group" aria-label="Screen"/);
  expect(views).toContain('<button aria-pressed="true">');
  expect(views).toContain('<button aria-pressed="false">Desktop</button>');
});
