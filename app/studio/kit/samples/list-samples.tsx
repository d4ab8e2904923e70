import { AnchorButton, Button, type ButtonKind, LinkButton } from '../button.tsx';
import { ChipLink, Chips } from '../chip.tsx';
import { ConfirmDialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Icon } from '../icon.tsx';
import {
  List,
  Row,
  RowActions,
  RowDay,
  RowFace,
  RowIcon,
  RowMeta,
  RowPicture,
  RowSide,
  RowText,
  RowTick,
} from '../list.tsx';
import { Pagination } from '../pagination.tsx';
import { Badge, Count, State } from '../state.tsx';
import { cell, Table, TableLink } from '../table.tsx';
import { Toast } from '../toast.tsx';
import { ChosenToolbar, Toolbar, ToolbarSearch, ToolbarSort } from '../toolbar.tsx';
import layout from '../layout.module.css';
import styles from './samples.module.css';

const KINDS: ButtonKind[] = ['primary', 'plain', 'quiet', 'danger', 'sure', 'good'];

export const ButtonSample = () => (
  <>
    <div className={layout.line}>
      {KINDS.map((kind) => (
        <Button key={kind} type="button" kind={kind}>
          {kind === 'primary' ? 'Publish 9 photos' : `Button, ${kind}`}
        </Button>
      ))}
    </div>
    <div className={layout.line}>
      <Button type="button" icon={<Icon name="refresh-cw" />} isBusy>
        Publishing
      </Button>
      <Button type="button" aria-disabled>
        Not allowed
      </Button>
      <Button type="button" kind="quiet" icon={<Icon name="more" />} aria-label="More" />
      <LinkButton to="#preview" icon={<Icon name="eye" />}>
        Preview
      </LinkButton>
      <AnchorButton href="#site" kind="quiet" iconEnd={<Icon name="external-link" />}>
        View site
      </AnchorButton>
    </div>
  </>
);

export const ChipSample = () => (
  <>
    <Chips label="Status">
      <ChipLink to="#all" isCurrent count={37}>
        All
      </ChipLink>
      <ChipLink to="#drafts" isCurrent={false} count={3}>
        Drafts
      </ChipLink>
      <ChipLink to="#scheduled" isCurrent={false}>
        Scheduled
      </ChipLink>
    </Chips>
  </>
);

export const DialogSample = () => (
  <ConfirmDialog
    label="Delete for good"
    kind="danger"
    icon={<Icon name="trash" />}
    question="The album “Sports Day” with 6 photos is deleted for good. This cannot be undone."
  >
    <Button kind="sure">Delete the album</Button>
  </ConfirmDialog>
);

export const EmptyStateSample = () => (
  <>
    <EmptyState icon="images">There are no albums yet.</EmptyState>
    <EmptyState>Nothing has these words.</EmptyState>
  </>
);

export const ListSample = () => (
  <>
    <List label="News">
      <Row>
        <RowTick label="Choose Reading Week" name="item" value="1" />
        <RowPicture>
          <Icon name="image" />
        </RowPicture>
        <RowText title="Reading Week brings one new book for every child" to="#reading">
          <RowMeta>22 Nov · Asha</RowMeta>
        </RowText>
        <RowSide>
          <State kind="public">Published</State>
        </RowSide>
        <RowActions>
          <Button type="button" kind="quiet" icon={<Icon name="more" />} aria-label="More for Reading Week" />
        </RowActions>
      </Row>
      <Row>
        <RowTick label="Choose Winter uniform" name="item" value="2" />
        <RowPicture>
          <Icon name="newspaper" />
        </RowPicture>
        <RowText title="Winter uniform from 1 December" to="#winter">
          <RowMeta>
            <State kind="draft">Draft</State>
          </RowMeta>
        </RowText>
      </Row>
    </List>
    <List>
      <Row wraps>
        <RowFace>RS</RowFace>
        <RowText title="Ravi Sample" to="#ravi">
          <RowMeta>Call promised for Tuesday 17:00</RowMeta>
        </RowText>
        <RowActions>
          <AnchorButton href="tel:+910000000000" icon={<Icon name="phone" />}>
            Call
          </AnchorButton>
        </RowActions>
      </Row>
      <Row>
        <RowDay day="14" month="Nov" />
        <RowText title="Children’s Day" to="#day" />
      </Row>
      <Row isCurrent>
        <RowIcon>
          <Icon name="phone" />
        </RowIcon>
        <RowText title="वार्षिकोत्सव" lang="hi" to="#hindi" />
      </Row>
    </List>
  </>
);

export const PaginationSample = () => (
  <Pagination label="Pages" shown="1 to 9 of 37" previous={undefined} next="#next" />
);

export const StateSample = () => (
  <>
    <div className={layout.line}>
      <State kind="draft">Draft</State>
      <State kind="later">Scheduled</State>
      <State kind="public">Published</State>
      <State kind="changed">Published, changes waiting</State>
      <State kind="older">Outdated</State>
      <State kind="missing">Missing</State>
      <State kind="late">Late, failed, withdrawn</State>
      <State kind="ended">Ended, closed</State>
    </div>
    <div className={layout.line}>
      <Badge>Template text</Badge>
      <Badge kind="good">Published</Badge>
      <Badge kind="bad">Outdated</Badge>
      <Count>4</Count>
      <Count isPlain>37</Count>
    </div>
  </>
);

const rows = [
  { name: 'Fire safety certificate', until: '31 Mar 2027', kind: 'public', state: 'Valid' },
  { name: 'Water test', until: '31 Oct 2026', kind: 'late', state: 'Ended' },
] as const;

export const TableSample = () => (
  <>
    <Table kind="stack" label="Documents">
      <thead>
        <tr>
          <th scope="col">Document</th>
          <th scope="col">Valid until</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, until, kind, state }) => (
          <tr key={name}>
            <th scope="row">
              <TableLink to="#document">{name}</TableLink>
            </th>
            <td data-label="Valid until">{until}</td>
            <td data-label="Status">
              <State kind={kind}>{state}</State>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
    <Table kind="scroll" label="Fees">
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col">Quarterly</th>
          <th scope="col">A year</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Nursery</th>
          <td>4,500</td>
          <td>18,000</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td className={cell.end}>4,500</td>
          <td className={cell.end}>18,000</td>
        </tr>
      </tfoot>
    </Table>
  </>
);

export const ToastSample = () => (
  <div className={styles.frame}>
    <Toast turn="removed" text="2 photos were removed.">
      <Button type="button" kind="quiet">
        Undo
      </Button>
    </Toast>
  </div>
);

export const ToolbarSample = () => (
  <>
    <Toolbar>
      <ToolbarSearch label="Search titles" search="Search" value="">
        <ToolbarSort
          isFilter
          name="kind"
          label="Type"
          value=""
          options={[
            { value: '', label: 'All types' },
            { value: 'news', label: 'News' },
          ]}
        />
        <ToolbarSort
          label="Order"
          value="new"
          options={[
            { value: 'new', label: 'Newest first' },
            { value: 'old', label: 'Oldest first' },
          ]}
        />
      </ToolbarSearch>
      <Chips label="Status">
        <ChipLink to="#all" isCurrent count={37}>
          All
        </ChipLink>
        <ChipLink to="#drafts" isCurrent={false} count={3}>
          Drafts
        </ChipLink>
      </Chips>
    </Toolbar>
    <div className={styles.frame}>
      <ChosenToolbar count="3 selected" clearLabel="Clear the selection" onClear={() => undefined}>
        <Button type="button" kind="quiet" icon={<Icon name="globe" />}>
          Publish
        </Button>
        <Button type="button" kind="quiet" icon={<Icon name="trash" />}>
          Move to trash
        </Button>
      </ChosenToolbar>
    </div>
  </>
);
