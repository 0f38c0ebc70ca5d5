interface RecordLogoProps {
  src: string;
  /** Length of a side in pixels, so that nothing moves when the picture arrives. */
  size: number;
  /** The same side as a class. */
  className: string;
}

/** An institution's logo beside the name of a record, which already says whose it is. */
export function RecordLogo({ src, size, className }: RecordLogoProps) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={`${className} shrink-0 rounded-md bg-sunken object-contain`}
    />
  );
}
