export { Avatar, type AvatarProps, PHOTO_TIMEOUT } from "./Avatar";
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, IconButton, type IconButtonProps } from "./Button";
export { Checkbox, type CheckboxProps, RadioGroup, type RadioGroupProps } from "./choices";
export { DateParts, type DatePartsProps } from "./DateParts";
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps, Sheet } from "./Dialog";
export { Field, type FieldIds, type FieldProps } from "./Field";
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
export { LoadingBar, type LoadingBarProps, type LoadingState, useLoadingBar } from "./LoadingBar";
export { LOADING_DURATION, LOADING_HIDE_DELAY, LOADING_RESET_DELAY, LOADING_THROTTLE } from "./loading-times";
export { Menu, type MenuItem, type MenuProps } from "./Menu";
export { Pager, type PagerProps, pagesToShow, Tabs, type TabsProps } from "./Pager";
export { Prose } from "./Prose";
export { app } from "./reset.css";
export { useScripted } from "./scripted";
export { Spinner, type SpinnerProps, SpinnerRing } from "./Spinner";
export {
  Badge,
  type BadgeProps,
  Card,
  type CardProps,
  CountBadge,
  EmptyNote,
  Notice,
  type NoticeProps,
  Skeleton,
} from "./surfaces";
export {
  type AddToast,
  TOAST_DURATION,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from "./Toast";
export { SkipLink, VisuallyHidden } from "./VisuallyHidden";
