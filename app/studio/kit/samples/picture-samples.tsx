import { Drawer } from '../drawer.tsx';
import { Field } from '../field.tsx';
import { FileDrop, FilePicker } from '../file-picker.tsx';
import { Icon } from '../icon.tsx';
import { Input, TextArea } from '../input.tsx';
import { PicturePicker } from '../picture-picker.tsx';
import { Progress } from '../progress.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Tile, Tiles, TileTick } from '../tiles.tsx';
import { Toggle } from '../toggle.tsx';
import styles from './samples.module.css';

/** No file has it: the tiles and pickers show the place of a picture. */
const picture = { path: 'sample/sample.jpg' };

export const TilesSample = () => (
  <>
    <Tiles>
      <Tile index={0} inside={<Icon name="image" />} number={1} isCover text="On stage" link={{ to: '#' }} />
      <Tile
        index={1}
        inside={<Icon name="image" />}
        number={2}
        state="chosen"
        text="Chosen"
        tick={<TileTick label="Choose photo 2" defaultChecked />}
      />
      <Tile
        index={2}
        inside={<Progress value={0.4} />}
        state="waiting"
        text="Uploading, 4 of 10 MB"
        tick={<TileTick label="Choose photo 3" />}
      />
      <Tile
        index={3}
        inside={
          <>
            <Icon name="alert" /> Not uploaded
          </>
        }
        state="wrong"
        text="The file is damaged"
      />
      <Tile index={4} inside={<Icon name="eye-off" />} state="blank" text="Withdrawn" />
    </Tiles>
    <Tiles as="dense">
      {[0, 1, 2].map((index) => (
        <Tile key={index} index={index} inside={<Icon name="image" />} text={`Photo ${index + 1}`} />
      ))}
    </Tiles>
  </>
);

export const PicturePickerSample = () => (
  <>
    <PicturePicker
      picture={picture}
      name="The rangoli"
      consent={<Toggle defaultChecked>All parents agreed</Toggle>}
      actions={
        <button type="button" className="button">
          Replace
        </button>
      }
    >
      <Field id="sample-alt" label="Describe the picture">
        <TextArea id="sample-alt" rows={2} defaultValue="The rangoli in front of the main door" />
      </Field>
    </PicturePicker>
    <PicturePicker picture={picture} name="A picture" isWrong>
      <Field id="sample-no-alt" label="Describe the picture" problem="The description is missing.">
        <TextArea id="sample-no-alt" rows={2} aria-invalid />
      </Field>
    </PicturePicker>
    <FileDrop
      icon="image-plus"
      label="Choose pictures"
      title="Drop pictures here"
      hint="JPEG, PNG, WebP or HEIC"
    />
  </>
);

export const FilePickerSample = () => (
  <>
    <FilePicker
      name="Circular.pdf"
      actions={
        <button type="button" className="button">
          Replace
        </button>
      }
    />
    <FilePicker name="Scan.pdf" isWrong>
      <Field id="sample-name" label="Name of the document" problem="The name is missing.">
        <Input id="sample-name" aria-invalid />
      </Field>
    </FilePicker>
    <FileDrop isLine label="Choose a file" title="No file yet" hint="PDF up to 20 MB" />
  </>
);

export const DrawerSample = () => (
  <div className={styles.still}>
    <Drawer title="Add a call" close="Close" onClose={() => undefined}>
      <Field id="sample-family" label="Family">
        <Input id="sample-family" defaultValue="Ravi Sample" />
      </Field>
    </Drawer>
  </div>
);

export const SkeletonSample = () => <Skeleton count={4} />;

export const ProgressSample = () => (
  <>
    <Progress value={14} max={16} text="14 of 16 uploaded" left="About 8 seconds left" />
    <Progress value={88} max={100} text="Answer by Fri 20 Nov" left="2 days left" isLate />
  </>
);
