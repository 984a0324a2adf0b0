import type { SVGProps } from "react";
import * as drawings from "./drawings";

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/*
 * Icons by their meaning. Each is 24 px, in the colour of the text, hidden from screen readers. The drawings are
 * Lucide's. Its components are not used: they compute their drawing at every render, an eighth of the cost of a page of
 * cards. Icons of few pages are in page-icons.tsx.
 */
export const BackIcon = drawn("lucide-arrow-left", '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>');
export const BirthdayIcon = drawn(
  "lucide-cake",
  '<path d="M20 21v-8a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8"/><path d="M4 16s.5-1 2-1 2.5 2 4 2 2.5-2 4-2 2.5 2 4 2 2-1 2-1"/><path d="M2 21h20"/><path d="M7 8v3"/><path d="M12 8v3"/><path d="M17 8v3"/><path d="M7 4h.01"/><path d="M12 4h.01"/><path d="M17 4h.01"/>',
);
export const CheckIcon = drawn("lucide-check", '<path d="M20 6 9 17l-5-5"/>');
export const ReadIcon = drawn("lucide-check-check", '<path d="M18 6 7 17l-5-5"/><path d="m22 10-7.5 7.5L13 16"/>');
export const DownIcon = drawn("lucide-chevron-down", '<path d="m6 9 6 6 6-6"/>');
export const PreviousIcon = drawn("lucide-chevron-left", '<path d="m15 18-6-6 6-6"/>');
export const NextIcon = drawn("lucide-chevron-right", '<path d="m9 18 6-6-6-6"/>');
export const AlertIcon = drawn(
  "lucide-circle-exclamation-point lucide-alert-circle lucide-circle-alert",
  '<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>',
);
export const SuccessIcon = drawn(
  "lucide-circle-check lucide-check-circle-2",
  '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
);
export const FictionalIcon = drawn("lucide-drama", drawings.fictional);
export const MoreIcon = drawn("lucide-ellipsis lucide-more-horizontal", drawings.more);
export const ExternalIcon = drawn("lucide-arrow-up-right", '<path d="M7 7h10v10"/><path d="M7 17 17 7"/>');
export const EyeIcon = drawn(
  "lucide-eye",
  '<path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/>',
);
export const EyeOffIcon = drawn(
  "lucide-eye-off",
  '<path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49"/><path d="M14.084 14.158a3 3 0 0 1-4.242-4.242"/><path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143"/><path d="m2 2 20 20"/>',
);
export const GlobeIcon = drawn("lucide-globe", drawings.globe);
export const HeartIcon = drawn("lucide-heart", drawings.heart);
export const MatchIcon = drawn(
  "lucide-heart-handshake",
  '<path d="M19.414 14.414C21 12.828 22 11.5 22 9.5a5.5 5.5 0 0 0-9.591-3.676.6.6 0 0 1-.818.001A5.5 5.5 0 0 0 2 9.5c0 2.3 1.5 4 3 5.5l5.535 5.362a2 2 0 0 0 2.879.052 2.12 2.12 0 0 0-.004-3 2.124 2.124 0 1 0 3-3 2.124 2.124 0 0 0 3.004 0 2 2 0 0 0 0-2.828l-1.881-1.882a2.41 2.41 0 0 0-3.409 0l-1.71 1.71a2 2 0 0 1-2.828 0 2 2 0 0 1 0-2.828l2.823-2.762"/>',
);
export const HomeIcon = drawn(
  "lucide-house lucide-home",
  '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
);
export const InfoIcon = drawn(
  "lucide-info",
  '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>',
);
export const HelpIcon = drawn(
  "lucide-life-buoy",
  '<circle cx="12" cy="12" r="10"/><path d="m4.93 4.93 4.24 4.24"/><path d="m14.83 9.17 4.24-4.24"/><path d="m14.83 14.83 4.24 4.24"/><path d="m9.17 14.83-4.24 4.24"/><circle cx="12" cy="12" r="4"/>',
);
export const LiveIcon = drawn(
  "lucide-video",
  '<path d="m16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5"/><rect x="2" y="6" width="14" height="12" rx="2"/>',
);
export const LogOutIcon = drawn(
  "lucide-log-out",
  '<path d="m16 17 5-5-5-5"/><path d="M21 12H9"/><path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"/>',
);
export const PlaceIcon = drawn("lucide-map-pin", drawings.place);
export const MenuIcon = drawn("lucide-menu", '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>');
export const ChatIcon = drawn("lucide-message-circle", drawings.chat);
export const EditIcon = drawn(
  "lucide-pencil",
  '<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"/><path d="m15 5 4 4"/>',
);
export const AgainIcon = drawn(
  "lucide-refresh-cw",
  '<path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/><path d="M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16"/><path d="M8 16H3v5"/>',
);
export const SearchIcon = drawn("lucide-search", '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
export const FinderIcon = drawn(
  "lucide-gallery-horizontal-end",
  '<path d="M2 7v10"/><path d="M6 5v14"/><rect width="12" height="18" x="10" y="3" rx="2"/>',
);
export const FilterIcon = drawn("lucide-sliders-horizontal", drawings.filter);
export const NewIcon = drawn(
  "lucide-sparkles lucide-stars",
  '<path d="M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z"/><path d="M20 2v4"/><path d="M22 4h-4"/><circle cx="4" cy="20" r="2"/>',
);
export const StarIcon = drawn(
  "lucide-star",
  '<path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"/>',
);
export const PersonIcon = drawn(
  "lucide-user",
  '<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>',
);
export const SignUpIcon = drawn(
  "lucide-user-plus",
  '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/><circle cx="9" cy="7" r="4"/><line x1="19" x2="19" y1="8" y2="14"/><line x1="22" x2="16" y1="11" y2="11"/>',
);
export const CloseIcon = drawn("lucide-x", drawings.close);

/** Makes an icon from the contents of its <svg>. */
export function drawn(name: string, lines: string) {
  const inner = { __html: lines };
  const own = `lucide ${name}`;
  return function Icon({ size = 24, className, ...given }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${own} ${className}` : own}
        aria-hidden="true"
        {...given}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file
        dangerouslySetInnerHTML={inner}
      />
    );
  };
}
