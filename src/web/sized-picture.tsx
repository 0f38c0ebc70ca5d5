import type { ComponentProps } from "react";
import { sourceSet, uploadedPicture } from "./uploaded-picture.ts";

interface SizedPictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet"> {
  src: string;
  alt: string;
  /** How wide it is drawn, as in HTML. */
  sizes: string;
  /** Where the picture does not say its own size. */
  width?: number;
  height?: number;
}

/**
 * A picture in the size and format that a browser needs, with its own width and height, so that
 * nothing moves when it comes. A picture that nobody uploaded here is there in one size only.
 */
export function SizedPicture({ src, alt, sizes, width, height, ...rest }: SizedPictureProps) {
  const uploaded = uploadedPicture(src);
  if (!uploaded) return <img {...rest} src={src} alt={alt} width={width} height={height} />;
  const image = (
    <img
      {...rest}
      src={src}
      srcSet={sourceSet(uploaded, "webp")}
      sizes={sizes}
      alt={alt}
      width={uploaded.width}
      height={uploaded.height}
    />
  );
  if (uploaded.isAnimated) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(uploaded, "avif")} sizes={sizes} />
      {image}
    </picture>
  );
}
