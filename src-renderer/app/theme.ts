import {
  ActionIcon,
  Alert,
  Autocomplete,
  Badge,
  Button,
  Combobox,
  createTheme,
  Input,
  type CSSVariablesResolver,
  InputWrapper,
  type MantineColorsTuple,
  Menu,
  Modal,
  Popover,
  Select,
  TagsInput,
  Tooltip,
} from '@mantine/core';
import { chooseOnEnter } from '../ui/choose-on-enter.ts';
import classes from './theme.module.css';

const accent: MantineColorsTuple = [
  '#eef3ff',
  '#dbe5fe',
  '#b9cbfb',
  '#8faaf6',
  '#6488f0',
  '#3f6ae9',
  '#2d5be3',
  '#254cc4',
  '#1f409f',
  '#1b3a9e',
];

const gray: MantineColorsTuple = [
  '#f8f9fb',
  '#f1f3f6',
  '#e6e9ee',
  '#d7dce3',
  '#c1c8d2',
  '#8f99a8',
  '#66707f',
  '#4a5361',
  '#333b47',
  '#1d232c',
];

const dark: MantineColorsTuple = [
  '#dfe3ea',
  '#b9c0cb',
  '#939cab',
  '#6d7685',
  '#434b58',
  '#323945',
  '#272d37',
  '#1b2028',
  '#151920',
  '#0f1217',
];

/** Mantine's theme for the app. Spacing follows a grid of 8 px with a half step of 4 px. Controls are 32 px high. */
export const theme = createTheme({
  colors: { accent, gray, dark },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '32px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      vars: (_theme, { size = 'sm' }) => ({
        root: size === 'sm' ? { '--button-height': '32px', '--button-padding-x': '14px', '--button-fz': '13px' } : {},
      }),
      styles: { root: { flexShrink: 0, fontWeight: 550 } },
      classNames: { root: classes.button },
    }),
    Input: Input.extend({
      vars: (_theme, { size = 'sm' }) => ({
        wrapper: size === 'sm' ? { '--input-height': '32px', '--input-fz': '13px' } : {},
      }),
      classNames: { input: classes.input },
    }),
    // A title in the alert's own color would have too little contrast on the alert's light background.
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-bright)' } } }),
    // A label in the badge's own color would have too little contrast on the badge's light background.
    Badge: Badge.extend({
      vars: (_theme, { variant }) => ({
        root: variant === 'light' ? { '--badge-color': 'var(--mantine-color-bright)' } : {},
      }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray' },
      classNames: { root: classes.icon },
    }),
    // Descriptions are below the control, so that the controls of one row stay aligned.
    InputWrapper: InputWrapper.extend({
      defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: classes.label },
    }),
    // The app's shell does not scroll, so scrolling need not be locked.
    Modal: Modal.extend({
      defaultProps: {
        lockScroll: false,
        // Dialogs open and close without a transition, so that keys always go to the dialog on top. If only opening had
        // a duration, a dialog that opens again would be drawn, removed and drawn once more.
        transitionProps: { duration: 0 },
        centered: true,
        radius: 'md',
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'presentation' } },
        // A long word in a name must not push the close button out of sight.
        styles: { title: { fontSize: '15px', fontWeight: 600, overflowWrap: 'anywhere' } },
      },
    }),
    // Closed fields do not render their options. For a list of fields, the options would take longer to render than the
    // rest of the screen.
    Combobox: Combobox.extend({ defaultProps: { keepMounted: false } }),
    // The role `menu` allows items only, and Mantine's placeholder for the first focus is not an item.
    Menu: Menu.extend({ defaultProps: { shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false } }),
    Popover: Popover.extend({ defaultProps: { shadow: 'md' } }),
    // Options open by click, typing and the arrow keys, not by focus, because open options would cover the field that
    // Tab goes to next. Choosing the chosen option again keeps it. Enter takes the first option that matches the typed
    // text.
    Select: Select.extend({
      defaultProps: {
        allowDeselect: false,
        checkIconPosition: 'right',
        openOnFocus: false,
        selectFirstOptionOnChange: true,
        wrapperProps: { onKeyDown: chooseOnEnter },
      },
    }),
    Autocomplete: Autocomplete.extend({ defaultProps: { openOnFocus: false } }),
    TagsInput: TagsInput.extend({ defaultProps: { openOnFocus: false } }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } },
    }),
  },
});

/**
 * Returns the CSS variables of the light and the dark scheme. Text colors have a contrast of at least 4.5 with
 * `--app-surface` and `--app-ground`, focus outlines of at least 3. Placeholders only lie on `--app-surface`.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--app-header-height': '89px' },
  light: {
    '--mantine-color-text': '#1d232c',
    '--mantine-color-dimmed': '#5a6473',
    '--mantine-color-placeholder': '#6c7583',
    '--mantine-color-error': '#c2252b',
    '--mantine-color-anchor': '#254cc4',
    '--app-ground': '#f8f9fb',
    '--app-surface': '#ffffff',
    '--app-line': '#e2e6eb',
    '--app-hover': '#eef0f4',
    '--app-danger-ground': '#fdecec',
    '--app-danger': '#b3161c',
    '--app-attention': '#b05d00',
    '--app-good': '#1b7a43',
    '--app-chart': '#2d5be3',
    '--app-outline': '#b9c1cc',
    '--app-focus': '#2d5be3',
  },
  dark: {
    '--mantine-color-text': '#dfe3ea',
    '--mantine-color-body': '#151920',
    '--mantine-color-dimmed': '#9aa3b2',
    '--mantine-color-placeholder': '#8a93a2',
    '--mantine-color-error': '#ff8a8a',
    '--mantine-color-anchor': '#9db6fb',
    '--app-ground': '#151920',
    '--app-surface': '#1b2028',
    '--app-line': '#2c333e',
    '--app-hover': '#252b35',
    '--app-danger-ground': '#3a1d20',
    '--app-danger': '#ff9a9a',
    '--app-attention': '#ffb65c',
    '--app-good': '#62d392',
    '--app-chart': '#8faaf6',
    '--app-outline': '#465061',
    '--app-focus': '#8faaf6',
  },
});
