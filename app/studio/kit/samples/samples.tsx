import type { ComponentType } from 'react';
import { FieldSample, InputSample, RadioCardsSample, SectionSample, ToggleSample } from './form-samples.tsx';
import { BannerSample, FrameSample, MenuSample, PageHeaderSample, TabsSample } from './frame-samples.tsx';
import {
  ButtonSample,
  ChipSample,
  DialogSample,
  EmptyStateSample,
  ListSample,
  PaginationSample,
  StateSample,
  TableSample,
  ToastSample,
  ToolbarSample,
} from './list-samples.tsx';
import {
  DrawerSample,
  FilePickerSample,
  PicturePickerSample,
  ProgressSample,
  SkeletonSample,
  TilesSample,
} from './picture-samples.tsx';
import { FormFooterSample, RichTextSample, SidePanelSample } from './task-samples.tsx';
import { ChartSample, KeyValueSample, TimelineSample } from './value-samples.tsx';

interface ComponentSamples {
  name: string;
  about: string;
  /** Takes both columns. */
  isWide?: boolean;
  Sample: ComponentType;
}

/** In the order in which the drawing of the kit numbers them. */
export const samples: readonly ComponentSamples[] = [
  {
    name: 'Frame',
    about: 'Around every page: a place with its menu, a task with icons only.',
    isWide: true,
    Sample: FrameSample,
  },
  { name: 'PageHeader', about: 'The title of a page, and what can be done on it.', Sample: PageHeaderSample },
  { name: 'Section', about: 'A part of a page under its own title.', Sample: SectionSample },
  {
    name: 'Tabs',
    about: 'Parts of a place, each with its own address; a switch between two views.',
    Sample: TabsSample,
  },
  {
    name: 'Toolbar',
    about: 'Search, order and filters in one line; the selection takes its place.',
    isWide: true,
    Sample: ToolbarSample,
  },
  { name: 'List', about: 'Rows that open as a whole.', Sample: ListSample },
  {
    name: 'Table',
    about: 'Records are stacked on a phone; comparisons scroll below their first column.',
    Sample: TableSample,
  },
  {
    name: 'Tiles',
    about: 'Pictures in rows: cover, chosen, uploading, failed, withdrawn.',
    Sample: TilesSample,
  },
  { name: 'Field', about: 'A label, its hint, its problem, and below them the box.', Sample: FieldSample },
  { name: 'Input', about: 'Text, choice, day and time, title, several lines.', Sample: InputSample },
  { name: 'RichText', about: 'Formatted text; undo and redo stay in sight.', Sample: RichTextSample },
  { name: 'Toggle', about: 'Tick, switch and radio; the whole line is the target.', Sample: ToggleSample },
  { name: 'RadioCards', about: 'One of a few choices that need a sentence each.', Sample: RadioCardsSample },
  {
    name: 'PicturePicker',
    about: 'A picture with its description and its consent.',
    Sample: PicturePickerSample,
  },
  { name: 'FilePicker', about: 'A document, or the place to choose one.', Sample: FilePickerSample },
  { name: 'Chip', about: 'A filter, or a choice of a few.', Sample: ChipSample },
  { name: 'Button', about: 'One primary button a page, saying what it does.', Sample: ButtonSample },
  { name: 'Menu', about: 'A button that opens links and buttons, also without scripts.', Sample: MenuSample },
  { name: 'Dialog', about: 'Confirms what cannot be undone, by name.', Sample: DialogSample },
  { name: 'Drawer', about: 'Opens at the end of the page, on a phone over all of it.', Sample: DrawerSample },
  { name: 'Toast', about: 'What has just happened, for ten seconds, with Undo.', Sample: ToastSample },
  { name: 'Banner', about: 'What the whole page should know; one a page.', Sample: BannerSample },
  { name: 'EmptyState', about: 'Nothing there yet, or nothing found.', Sample: EmptyStateSample },
  { name: 'Skeleton', about: 'The shape of what is loading.', Sample: SkeletonSample },
  { name: 'Progress', about: 'A bar with a sentence above it.', Sample: ProgressSample },
  {
    name: 'FormFooter',
    about: 'Stays in sight: the state, then quiet, plain and primary buttons.',
    isWide: true,
    Sample: FormFooterSample,
  },
  {
    name: 'SidePanel',
    about: 'Preview, when and history beside a form; over it where there is no room.',
    Sample: SidePanelSample,
  },
  { name: 'Pagination', about: 'Says what is shown; no page numbers.', Sample: PaginationSample },
  { name: 'KeyValue', about: 'Names and values; numbers that open their list.', Sample: KeyValueSample },
  {
    name: 'Timeline',
    about: 'Newest first. Leaf done, brick failed, indigo for where it began.',
    Sample: TimelineSample,
  },
  { name: 'State', about: 'A mark and a word; badges and counts.', Sample: StateSample },
  { name: 'Chart', about: 'Bars from 0, one series.', Sample: ChartSample },
];
