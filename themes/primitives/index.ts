export { Answers, type AnswersProps } from "./Answers";
export { Avatar, type AvatarProps, PHOTO_TIMEOUT } from "./Avatar";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from "./Button";
export { Cut, type CutProps, shortName } from "./Cut";
export { Checkbox, type CheckboxProps, RadioGroup, type RadioGroupProps } from "./choices";
export { DateParts, type DatePartsProps } from "./DateParts";
export { DayMark } from "./DayMark";
export { ConfirmDialog, type ConfirmDialogProps, Dialog, Sheet } from "./Dialog";
export { Dotted, type DottedProps } from "./Dotted";
export { Field, type FieldIds, type FieldProps } from "./Field";
export { FileDrop, type FileDropItem, type FileDropProps } from "./FileDrop";
export {
  type DeliverForm,
  DeliverFormContext,
  Form,
  type FormProps,
  type FormSubmission,
  RestoreFormContext,
  sendByBrowser,
} from "./Form";
export * from "./icons";
export {
  PasswordInput,
  type PasswordInputProps,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from "./inputs";
export { join } from "./join";
export { Link, type LinkProps } from "./Link";
export { List, ListRow, type ListRowProps } from "./List";
export { LoadingBar, type LoadingBarProps, type LoadingState, useLoadingBar } from "./LoadingBar";
export { LOADING_DURATION, LOADING_HIDE_DELAY, LOADING_RESET_DELAY, LOADING_THROTTLE } from "./loading-times";
export { Menu } from "./Menu";
export { MessageRow, type MessageRowProps, MessageTime } from "./MessageRow";
export type { MenuItem, MenuProps } from "./menu-items";
export { type OnDemand, onDemand } from "./on-demand";
export { Pager, type PagerProps, pagesToShow } from "./Pager";
export { PictureProgress, Progress, ProgressBar, type ProgressProps, Steps, type StepsProps } from "./Progress";
export { Prose } from "./Prose";
export * from "./page-icons";
export { usePictureAddress } from "./picture-address";
export { Quote, type QuoteProps } from "./Quote";
export type { DialogProps } from "./RadixDialog";
export type { ToastMessage } from "./RadixToasts";
export { Range, type RangeProps, RangeSpan, type RangeSpanProps } from "./Range";
export { ReactionIcon, type ReactionName } from "./ReactionIcon";
export { type ReactionMark, ReactionMarks } from "./ReactionMarks";
export { app } from "./reset.css";
export { Spinner, type SpinnerProps, SpinnerRing } from "./Spinner";
export { useScripted } from "./scripted";
export {
  Badge,
  type BadgeProps,
  Card,
  type CardProps,
  CountBadge,
  EmptyNote,
  Notice,
  type NoticeProps,
  OnlineMark,
  Skeleton,
  type SkeletonProps,
} from "./surfaces";
export { TabPanels, type TabPanelsProps } from "./TabPanels";
export { Tabs, type TabsProps } from "./Tabs";
export {
  type AddToast,
  ToastProvider,
  type ToastProviderProps,
  useRareToast,
  useToast,
} from "./Toast";
export { Tooltip, type TooltipProps } from "./Tooltip";
export { SkipLink, VisuallyHidden } from "./VisuallyHidden";
