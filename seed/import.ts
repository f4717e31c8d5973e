import type { SeedArticle } from './blog/article.ts';
import type { SeedTalk } from './chats.ts';
import { demoPosts } from './import/articles.ts';
import { demoAstrologers, demoTalks } from './import/astrologers.ts';
import { demoCoupons } from './import/coupons.ts';
import type { DemoHouse } from './import/house.ts';
import { demoPeople } from './import/people.ts';
import { drawPictures } from './import/pictures.ts';
import { demoProducts } from './import/products.ts';
import { demoReviews } from './import/reviews.ts';
import type {
  SeedAdmin,
  SeedAstrologer,
  SeedCoupon,
  SeedCustomer,
  SeedProduct,
  SeedReview,
} from './types.ts';

export type { DemoAdmin, DemoAstrologer, DemoHouse, DemoOrder, DemoTalk } from './import/house.ts';
export { personId } from './import/people.ts';

/** Everything the demo shop is made of. */
export type DemoData = {
  catalogue: readonly SeedProduct[];
  customers: readonly SeedCustomer[];
  astrologers: readonly SeedAstrologer[];
  admins: readonly SeedAdmin[];
  coupons: readonly SeedCoupon[];
  reviews: readonly SeedReview[];
  talks: readonly SeedTalk[];
  articles: readonly SeedArticle[];
};

/**
 * Fills an empty shop with the demo: people, astrologers with talks that were paid for, goods with their drawings,
 * coupons, for every review the delivered order it comes from, and the articles of the blog. Ids are the same on every machine, dates count back from now. True when it was run, false when
 * it had been before.
 */
export const importDemo = (data: DemoData, house: DemoHouse): Promise<boolean> =>
  house.once(async (admin) => {
    const now = house.now();
    const { catalogue, customers, reviews } = data;
    house.log(
      `Filling the demo shop: ${catalogue.length} products, ${customers.length} customers, ${reviews.length} reviews`,
    );
    await admin.people(demoPeople(data, now));
    await admin.astrologers(demoAstrologers(data.astrologers, now));
    await admin.talks(demoTalks(data.talks, { astrologers: data.astrologers, customers, now }));
    const urlOf = await drawPictures(catalogue, house);
    const products = demoProducts(catalogue, reviews, { now, urlOf });
    await admin.products(products);
    await admin.coupons(demoCoupons(data.coupons, now));
    const written = demoReviews(reviews, { customers, products, now });
    house.log(`Writing ${written.length} delivered orders and what their buyers said`);
    await admin.orders(written.map(({ order }) => order));
    await admin.reviews(written.map(({ review }) => review));
    await admin.posts(await demoPosts(data.articles, house));
    house.log('The demo shop is ready.');
  });
