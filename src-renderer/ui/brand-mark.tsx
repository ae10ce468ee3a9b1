/** The app's logo. @param size width and height in pixels */
export function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="100 100 824 824" aria-hidden focusable="false">
      <rect x="100" y="100" width="824" height="824" rx="186" fill="#2d5be3" />
      <path
        d="M320 790 V498 L512 337 L704 498 V790 Z"
        fill="#fff"
        stroke="#fff"
        strokeWidth="40"
        strokeLinejoin="round"
      />
      <path d="M256 460 L512 246 L768 460" fill="none" stroke="#ffb224" strokeWidth="64" strokeLinecap="round" />
      <rect x="376" y="540" width="272" height="84" rx="24" fill="#2d5be3" />
      <rect x="376" y="690" width="136" height="72" rx="28" fill="#ffb224" />
    </svg>
  );
}
