import { useRef } from 'react';
import { Banner } from '../banner.tsx';
import { Frame, type FrameGroup, type FramePlace, Person, SchoolMark } from '../frame.tsx';
import { Icon } from '../icon.tsx';
import { Menu, MenuButton, MenuLink } from '../menu.tsx';
import { PageHeader, TaskHeader } from '../page-header.tsx';
import { Switch, SwitchButton, Tabs } from '../tabs.tsx';
import styles from './samples.module.css';

const home: FramePlace = { name: 'Home', href: '#home', icon: 'house', isCurrent: false };
const enquiries: FramePlace = {
  name: 'Enquiries',
  href: '#enquiries',
  icon: 'inbox',
  isCurrent: false,
  count: { number: 4, name: 'new' },
};
const news: FramePlace = { name: 'News', href: '#news', icon: 'newspaper', isCurrent: true };
const photos: FramePlace = { name: 'Photos', href: '#photos', icon: 'images', isCurrent: false };
const settings: FramePlace = {
  name: 'Settings',
  href: '#settings',
  icon: 'settings',
  isCurrent: true,
  parts: [
    { name: 'People', href: '#people', isCurrent: true },
    { name: 'Languages', href: '#languages', isCurrent: false },
  ],
};
const groups: FrameGroup[] = [
  { places: [home] },
  { name: 'Families', places: [enquiries] },
  { name: 'Website', places: [news, photos] },
  { name: 'Office', places: [settings] },
];
const more: FramePlace = { name: 'More', href: '#more', icon: 'more', isCurrent: false };

const staff = { name: 'Sunita Sample', position: 'Office' };

/** A place, and a task with its rail of icons. */
export function FrameSample() {
  const [place, task] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const top = (
    <>
      <SchoolMark school="Sample School" mark="/icons/tab.svg" studio="Studio" />
      <Person {...staff} />
    </>
  );
  const frame = { skip: 'Skip to content', top, menuName: 'Menu', groups };
  const bar = [home, enquiries, news, photos, more];
  return (
    <>
      <div className={styles.frame}>
        <Frame {...frame} bar={bar} main={place}>
          <p>A place</p>
        </Frame>
      </div>
      <div className={styles.frame}>
        <Frame {...frame} bar={bar} main={task} task="everywhere">
          <TaskHeader title="Lamps before the holidays" back={{ to: '#news', name: 'News' }} />
          <p>A task</p>
        </Frame>
      </div>
    </>
  );
}

export const PageHeaderSample = () => (
  <>
    <PageHeader
      title="News"
      lead="37 items"
      actions={
        <button type="button" className="button button--primary">
          Write news
        </button>
      }
    />
    <PageHeader title="समाचार" lang="hi" />
  </>
);

export const TabsSample = () => (
  <>
    <Tabs
      label="Show"
      tabs={[
        { to: '#all', name: 'All', count: 37, isCurrent: true },
        { to: '#older', name: 'Outdated', count: 4, isUrgent: true, isCurrent: false },
        { to: '#hi', name: 'हिंदी', lang: 'hi', icon: 'languages', isCurrent: false },
      ]}
    />
    <Switch label="Size">
      <SwitchButton icon="smartphone" isCurrent={false}>
        Phone
      </SwitchButton>
      <SwitchButton icon="monitor" isCurrent>
        Desktop
      </SwitchButton>
    </Switch>
  </>
);

export const MenuSample = () => (
  <Menu label="More for this item" face={<Icon name="more" />}>
    <MenuLink to="#edit" icon="write">
      Edit
    </MenuLink>
    <MenuButton type="button" icon="copy">
      Make a copy
    </MenuButton>
    <MenuButton type="button" icon="trash" isDanger>
      Move to trash
    </MenuButton>
  </Menu>
);

export const BannerSample = () => (
  <>
    <Banner
      icon="key"
      action={
        <button type="button" className="button">
          Add a passkey
        </button>
      }
    >
      <b>Add a passkey by 25 November.</b>
    </Banner>
    <Banner icon="alert" kind="warn">
      <b>Asha is editing this too.</b> Since 10:40.
    </Banner>
    <Banner icon="circle-alert" kind="error">
      <b>The last backup failed.</b>
    </Banner>
    <Banner icon="mail" kind="good">
      <b>Working.</b> The test e-mail arrived today.
    </Banner>
  </>
);
